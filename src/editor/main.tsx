import "#styles/tokens.css";
import "#styles/fonts.css";
import "#styles/base.css";
import { createRoot } from "react-dom/client";
import { EditorPage } from "./EditorPage.tsx";

const place = document.getElementById("editor");
if (place) createRoot(place).render(<EditorPage />);
