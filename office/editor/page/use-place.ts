import { useEffect, useEffectEvent, useState } from "react";
import { hrefOf, type Place, placeOf } from "./places.ts";

/**
 * The current place, from the URL. With unsaved changes, leaving must be confirmed: `asked` is then the requested
 * place.
 */
export function usePlace(isChanged: boolean) {
  const [place, setPlace] = useState(() => placeOf(location.hash));
  const [asked, setAsked] = useState<Place>();

  const arrive = useEffectEvent(() => {
    const next = placeOf(location.hash);
    if (hrefOf(next) === hrefOf(place)) return;
    if (!isChanged) return setPlace(next);
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
    setPlace(next);
  };
  return {
    place,
    asked,
    stay: () => setAsked(undefined),
    leave: () => asked && go(asked),
    replace: go,
  };
}
