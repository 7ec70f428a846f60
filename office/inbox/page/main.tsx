import { createRoot } from "react-dom/client";
import { StaffPage } from "./StaffPage.tsx";

const place = document.getElementById("desk");
if (place) createRoot(place).render(<StaffPage practice={place.dataset["name"] ?? ""} />);
