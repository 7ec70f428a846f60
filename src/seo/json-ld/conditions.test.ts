import { expect, test } from "vitest";
import { practice } from "../../../tests/support/practice.ts";
import { medicalConditions } from "./conditions.ts";

const condition = {
  id: "nerve",
  title: "Nerve injury",
  symptoms: ["Numb patch", "Tingling"],
  service: "emg-ncs-testing",
  bodyHtml: "<p>A nerve was pressed.</p>\n<p>It can recover in weeks.</p>",
};

test("a condition has its name, its signs, and what it is, but not how it goes", () => {
  expect(medicalConditions(practice, [condition])).toEqual([
    {
      "@type": "MedicalCondition",
      "@id": "https://example.org/conditions#nerve",
      name: "Nerve injury",
      description: "A nerve was pressed.",
      signOrSymptom: [
        { "@type": "MedicalSymptom", name: "Numb patch" },
        { "@type": "MedicalSymptom", name: "Tingling" },
      ],
      typicalTest: { "@id": "https://example.org/services#emg-ncs-testing" },
    },
  ]);
});

test("a condition that is examined without EMG/NCS names no test", () => {
  const [node] = medicalConditions(practice, [{ ...condition, service: "headache-neck-pain" }]);
  expect(node).not.toHaveProperty("typicalTest");
});
