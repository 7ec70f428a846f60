import type { APIRoute, GetStaticPaths } from "astro";
import { getOffices, getPractice } from "#content/astro.ts";
import { officeCard, practiceCard } from "#seo/contact-card.ts";

/** One vCard for each office, and one for the practice line. */
export const getStaticPaths = (async () => {
  const practice = await getPractice();
  const offices = await getOffices();
  return [
    { params: { card: "practice" }, props: { text: practiceCard(practice) } },
    ...offices.map((office) => ({ params: { card: office.id }, props: { text: officeCard(practice, office) } })),
  ];
}) satisfies GetStaticPaths;

/** The vCard as a file; the server sends the content type of its extension. */
export const GET: APIRoute<{ text: string }> = ({ props }) => new Response(props.text);
