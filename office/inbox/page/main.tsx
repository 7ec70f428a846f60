import "@practice/site/styles/tokens.css";
import "@practice/site/styles/fonts.css";
import "@practice/site/styles/base.css";
import { createRoot } from "react-dom/client";
import { StaffPage } from "./StaffPage.tsx";

const place = document.getElementById("desk");
if (place) createRoot(place).render(<StaffPage practice={import.meta.env["PRACTICE"] as string} />);
