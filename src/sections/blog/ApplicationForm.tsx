import { SampleForm } from "#ui/graphics/SampleForm.tsx";

/** The three questions of the NF-2 that help decide which insurer pays; a list beside it explains its numbers. */
export function ApplicationForm() {
  return (
    <SampleForm
      title="Application for Motor Vehicle No-Fault Benefits"
      code="Part of form NF-2"
      rows={[
        {
          question: "At the time of the crash, were you:",
          fields: ["Driver", "Passenger", "Pedestrian"],
          mark: 1,
          variant: "choice",
        },
        {
          question: "Do you, or a relative who lives with you, own a motor vehicle?",
          fields: ["Yes", "No"],
          mark: 2,
          variant: "choice",
        },
        {
          question: "Were you at work (in the course of employment)?",
          fields: ["Yes", "No"],
          mark: 3,
          variant: "choice",
        },
      ]}
      caption="Sample, not the real form. The numbers belong to the list above. The words on the form differ a little."
    />
  );
}
