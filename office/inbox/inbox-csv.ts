/** What spreadsheets interpret as a formula, also after spaces and in fullwidth form. */
const formula = /^[\s\u0000-\u001f]*[=+\-@\uff1d\uff0b\uff0d\uff20|%]/;

/**
 * A table as CSV (RFC 4180), with a byte order mark for Excel. A cell that a spreadsheet would evaluate is prefixed
 * with an apostrophe, so that it is shown as text.
 */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  const cell = (value: string | number) => {
    const text = typeof value === "string" && formula.test(value) ? `'${value}` : String(value);
    return `"${text.replaceAll('"', '""')}"`;
  };
  return `\ufeff${rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`;
}
