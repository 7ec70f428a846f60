import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { statusPagePath } from "#contact/message-paths.ts";
import { MessageResult } from "./MessageResult.tsx";

test("on paper the receipt has the address at which its status is shown", () => {
  const sent = { title: "Sent", text: "Soon." } as Parameters<typeof MessageResult>[0]["sent"];
  const html = renderToStaticMarkup(
    <MessageResult
      {...{ result: "arrived", sent, phone: "+17185550142", site: "https://clinic.example", response: "a day" }}
    />,
  );
  expect(/<div data-print-only="">.*?<\/div>/.exec(html)?.[0]).toContain(` clinic.example${statusPagePath}<`);
});
