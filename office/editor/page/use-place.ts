import { useEffect, useEffectEvent, useState } from "react";
import { hrefOf, type Place, placeOf } from "./places.ts";

/**
 * The current place, from the URL. With unsaved changes, leaving must be confirmed: `asked` is then the requested
 * place.
 */
export function usePlace() {
  const [place, setPlace] = useState(() => placeOf(location.hash));
  const [isChanged, setChanged] = useState(false);
  const [asked, setAsked] = useState<Place>();

  /** A new place has nothing to lose yet. */
  const arriveAt = (next: Place) => {
    setChanged(false);
    setPlace(next);
  };
  const arrive = useEffectEvent(() => {
    const next = placeOf(location.hash);
    if (hrefOf(next) === hrefOf(place)) return;
    if (!isChanged) return arriveAt(next);
    // Restores the URL of the current place.
    history.pushState(null, "", hrefOf(place));
    setAsked(next);
  });
  const warn = useEffectEvent((event: BeforeUnloadEvent) => isChanged && event.preventDefault());

  useEffect(() => {
    const arriving = () => arrive();
    const leaving = (event: BeforeUnloadEvent) => warn(event);
    addEventListener("hashchange", arriving);
    addEventListener("beforeunload", leaving);
    return () => {
      removeEventListener("hashchange", arriving);
      removeEventListener("beforeunload", leaving);
    };
  }, []);

  const go = (next: Place) => {
    history.replaceState(null, "", hrefOf(next));
    setAsked(undefined);
    arriveAt(next);
  };
  return {
    place,
    asked,
    setChanged,
    stay: () => setAsked(undefined),
    leave: () => asked && go(asked),
    replace: go,
  };
}
