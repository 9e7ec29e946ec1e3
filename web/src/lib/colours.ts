/** Which ink can be read on a colour. */
export function inkOn(colour: string): string {
  const hex = /^#?([0-9a-f]{6})$/i.exec(colour.trim())?.[1] ?? short(colour);
  if (!hex) return "#000000";
  const light = [0, 2, 4].map((at) => channel(parseInt(hex.slice(at, at + 2), 16) / 255));
  const luminance = 0.2126 * (light[0] ?? 0) + 0.7152 * (light[1] ?? 0) + 0.0722 * (light[2] ?? 0);
  return luminance > 0.18 ? "#000000" : "#ffffff";
}

function short(colour: string): string | undefined {
  const three = /^#?([0-9a-f]{3})$/i.exec(colour.trim())?.[1];
  return three?.replace(/./g, "$&$&");
}

function channel(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
