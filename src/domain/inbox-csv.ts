/** What spreadsheets take for a formula, also behind spaces and in its wide form. */
const formula = /^[\s\u0000-\u001f]*[=+\-@\uff1d\uff0b\uff0d\uff20|%]/;

/**
 * A table as CSV (RFC 4180), with a byte order mark for Excel. A cell that a spreadsheet would run begins with an
 * apostrophe, which it shows as text.
 */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  const cell = (value: string | number) => {
    const text = typeof value === "string" && formula.test(value) ? `'${value}` : String(value);
    return `"${text.replaceAll('"', '""')}"`;
  };
  return `\ufeff${rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`;
}
