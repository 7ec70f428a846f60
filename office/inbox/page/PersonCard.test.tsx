import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PersonCard } from "./PersonCard.tsx";

test.each([
  { role: "staff", isMe: false, offered: true },
  { role: "manager", isMe: false, offered: false },
  { role: "manager", isMe: true, offered: true },
] as const)("a manager can give another passkey to $role (themselves: $isMe): $offered", ({ role, isMe, offered }) => {
  const person = { id: 1, name: "Ben", role, passkeys: [], sessions: [] };
  const nothing = () => {};
  const card = (
    <PersonCard {...{ person, isMe }} now={0} isManager busy={false} onChange={nothing} onInvite={nothing} />
  );
  expect(renderToStaticMarkup(card).includes("Link for another passkey")).toBe(offered);
});
