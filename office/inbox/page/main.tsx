import "@practice/site/styles/tokens.css";
import "@practice/site/styles/fonts.css";
import "@practice/site/styles/base.css";
import { createRoot } from "react-dom/client";
import { nameTab } from "./OtherPage.tsx";
import { StaffPage } from "./StaffPage.tsx";

nameTab("desk");
const place = document.getElementById("desk");
if (place) createRoot(place).render(<StaffPage practice={import.meta.env["PRACTICE"] as string} />);
