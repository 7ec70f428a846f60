import type { APIRoute } from "astro";
import { getPractice } from "#content/astro.ts";
import { routes } from "#routes.ts";

/** The web app manifest, for a site added to the home screen. */
export const GET: APIRoute = async () => {
  const { name, shortName } = await getPractice();
  return Response.json({
    id: routes.home,
    name,
    ...(shortName && { short_name: shortName }),
    start_url: routes.home,
    display: "browser",
    background_color: "#f0f4e8",
    theme_color: "#f0f4e8",
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  });
};
