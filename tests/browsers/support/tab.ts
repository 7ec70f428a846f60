/** A key that the journeys press. */
export type Key = "Tab" | "Escape" | "Enter" | " ";

/** How a visitor has set the browser; what is left out is as the browser comes. */
export type Settings = {
  dark?: boolean;
  reducedMotion?: boolean;
  /** JavaScript is switched off. The journeys can look into the page all the same. */
  scriptless?: boolean;
};

/** One page in a browser: the least that the journeys need, so that every browser can give it. */
export type Tab = {
  go(url: string): Promise<void>;
  /** Presses the mouse at a place of the screen. */
  clickAt(x: number, y: number): Promise<void>;
  press(key: Key): Promise<void>;
  /** Types into whatever has the focus. */
  type(text: string): Promise<void>;
  /** Runs a function in the page; it can use nothing from outside itself but the words given to it. */
  evaluate<Result>(inPage: (...words: string[]) => Result, ...words: string[]): Promise<Result>;
  resize(width: number, height: number): Promise<void>;
  /** A picture of the whole page, as PNG. */
  picture(): Promise<Uint8Array>;
  /** The page on paper, as PDF; a browser whose driver cannot print has none. */
  print?(): Promise<Uint8Array>;
  close(): Promise<void>;
};

/** Starts a browser that reaches every host but this machine through the proxy at a port, and saves files to a folder. */
export type StartTab = (settings: Settings, proxyPort: number, downloads: string) => Promise<Tab>;
