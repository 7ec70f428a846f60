import type { ComponentProps } from "react";
import styles from "./InlineForm.module.css";

/** A form of one field and its button, in a row where there is room. It submits nothing to a server. */
export function InlineForm(props: ComponentProps<"form">) {
  return <form className={styles.row} method="dialog" data-screen-only="" {...props} />;
}
