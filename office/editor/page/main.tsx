import "@practice/site/styles/tokens.css";
import "@practice/site/styles/fonts.css";
import "@practice/site/styles/base.css";
import { createRoot } from "react-dom/client";
import { isBehindDesk, nameTab } from "#inbox/page/OtherPage.tsx";
import { EditorPage } from "./EditorPage.tsx";

if (isBehindDesk()) nameTab("editor");
const place = document.getElementById("editor");
if (place) createRoot(place).render(<EditorPage />);
