import { routes } from "#routes.ts";
import { sampleReport } from "../../tests/support/content.ts";
import { expect, test } from "../../tests/journeys/support/test.ts";

const readers = ["attorney", "patient", "insurer"] as const;

test.describe("without JavaScript", { tag: "@phone" }, () => {
  test.use({ javaScriptEnabled: false });

  test("the notes are those for the reader who is chosen, and the report stays the same", async ({ page }) => {
    await page.goto(routes.sampleReport);
    const report = page.getByRole("article");
    for (const reader of readers) {
      if (reader !== "attorney") await page.getByRole("radio", { name: new RegExp(reader, "i") }).check();
      for (const { question, notes, lines } of sampleReport.parts) {
        await expect(report.getByText(question)).toBeVisible();
        await expect(report.getByText(lines[0]?.text ?? "?")).toBeVisible();
        for (const other of readers)
          await expect(report.getByText(notes[other])).toBeVisible({ visible: other === reader });
      }
    }
  });
});
