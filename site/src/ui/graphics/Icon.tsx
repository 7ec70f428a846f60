import styles from "./Icon.module.css";

const paths = {
  phone: "M5 3h4l2 5-2.5 2a12 12 0 0 0 5.5 5.5L16 13l5 2v4q0 2-2 2A16 16 0 0 1 3 5q0-2 2-2z",
  arrow: "M4 12h16M14 6l6 6-6 6",
  external: "M7 17 17 7M8 7h9v9",
  menu: "M3 7h18M3 12h18M3 17h18",
  alert: "M12 7v6M12 17v.01M12 2.5 22 20.5H2z",
  close: "M6 6l12 12M18 6 6 18",
  calendar: "M4 6h16v14H4zM4 11h16M8 3v5M16 3v5",
  globe: "M12 3a9 9 0 1 0 .01 0zM3 12h18M12 3q-9 9 0 18 9-9 0-18",
  eye: "M2 12q10-13 20 0-10 13-20 0zM12 9a3 3 0 1 0 .01 0z",
  sound: "M3 10v4h4l6 5V5l-6 5zM17 9q3 3 0 6M20 6q6 6 0 12",
  search: "M10 4a6 6 0 1 0 .01 0zM15 15l6 6",
  note: "M5 3h14v18H5zM8.5 8h7M8.5 12h7M8.5 16h4",
  pin: "M12 21 6 12.6a7 7 0 1 1 12 0zM12 9v.01",
} as const;

export type IconName = keyof typeof paths;

type Props = { name: IconName };

/** A small drawing beside text; never alone, so it is hidden from screen readers. */
export function Icon({ name }: Props) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
