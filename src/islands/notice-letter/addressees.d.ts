declare module "virtual:addressees" {
  /** The kinds of insurer that the finder leads to, as its headings say them, by their ids in `content/who-pays.yaml`. */
  export const addresseeTitles: Readonly<Record<string, string>>;
}
