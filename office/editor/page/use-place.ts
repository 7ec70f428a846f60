import { useEffect, useState } from "react";
import { hrefOf, type Place, placeOf } from "./places.ts";

/** The current place, from the URL, and a function that goes to another one in its stead. */
export function usePlace() {
  const [place, setPlace] = useState(() => placeOf(location.hash));
  useEffect(() => {
    const arrive = () => setPlace(placeOf(location.hash));
    addEventListener("hashchange", arrive);
    return () => removeEventListener("hashchange", arrive);
  }, []);
  return { place, replace: (next: Place) => location.replace(hrefOf(next)) };
}
