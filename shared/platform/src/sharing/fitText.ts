/** How a text is set: its lines, and the size at which all of them fit. */
export interface SetText {
  lines: string[];
  size: number;
}

/** The room that a text has, in pixels. */
export interface TextBox {
  width: number;
  height: number;
  /** From line to line, in sizes. */
  leading: number;
  /** Sizes to try, largest first; the last is taken whatever happens, with the lines that fit. */
  sizes: readonly number[];
  widthOf(text: string, size: number): number;
}

/** Sets a text as large as it fits, in lines about as long as each other. */
export function fitText(text: string, box: TextBox): SetText {
  const words = text.split(/\s+/).filter(Boolean);
  let set: SetText = { lines: [], size: 0 };
  for (const size of box.sizes) {
    const widthOf = (line: string) => box.widthOf(line, size);
    const most = Math.floor(box.height / (size * box.leading));
    const lines = balanced(words, box.width, widthOf);
    set = { lines: lines.slice(0, most), size };
    if (lines.length <= most && lines.every((line) => widthOf(line) <= box.width)) return set;
  }
  return set;
}

type WidthOf = (line: string) => number;

/** As few lines as the width allows, then the narrowest width that needs no more of them. */
function balanced(words: readonly string[], width: number, widthOf: WidthOf): string[] {
  const fewest = broken(words, width, widthOf).length;
  let [low, high] = [0, width];
  while (high - low > 1) {
    const middle = (low + high) / 2;
    if (broken(words, middle, widthOf).length <= fewest) high = middle;
    else low = middle;
  }
  return broken(words, high, widthOf);
}

function broken(words: readonly string[], width: number, widthOf: WidthOf): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : '';
    if (longer && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
