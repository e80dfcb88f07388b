/** A part of a plain text as it is shown: a paragraph, or the items of a list. */
export type TextBlock = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] }

const ITEM = /^- +(.*)$/

/**
 * What a plain text is made of: paragraphs end at an empty line, and lines that begin with `- ` are items of a list.
 * Nothing else is interpreted.
 */
export function textBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = []
  let isOpen = false
  for (const line of text.split('\n')) {
    const [, item] = ITEM.exec(line) ?? []
    const last = isOpen ? blocks.at(-1) : undefined
    if (line.trim() === '') isOpen = false
    else if (item === undefined) {
      if (last?.kind === 'paragraph') last.text += `\n${line}`
      else blocks.push({ kind: 'paragraph', text: line })
      isOpen = true
    } else {
      if (last?.kind === 'list') last.items.push(item)
      else blocks.push({ kind: 'list', items: [item] })
      isOpen = true
    }
  }
  return blocks
}
