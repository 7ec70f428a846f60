/** Hands a text to the visitor as a file. It is made in the browser, and no server learns of it. */
export function saveFile(name: string, type: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the file after the press.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
