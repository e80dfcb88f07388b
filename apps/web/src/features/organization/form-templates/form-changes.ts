import type { FormContent, FormItem } from '@oaklet/api/contract'

/** What an act makes of a form; it names parts by their ids, so that it can be done to what somebody else saved meanwhile. */
export type FormChange = (content: FormContent) => FormContent

/** An id that no part of the form has. */
export function newItemId({ items }: Pick<FormContent, 'items'>): string {
  let number = items.length + 1
  while (items.some(({ id }) => id === `q${number}`)) number += 1
  return `q${number}`
}

/** Adds a part after the one with the id `after`, or at the end. */
export const addItem =
  (item: FormItem, after: string | null): FormChange =>
  (content) => {
    const place = content.items.findIndex(({ id }) => id === after)
    const at = place === -1 ? content.items.length : place + 1
    // Somebody else may have taken the id meanwhile.
    const isTaken = content.items.some(({ id }) => id === item.id)
    const added = isTaken ? { ...item, id: newItemId(content) } : item
    return { ...content, items: content.items.toSpliced(at, 0, added) }
  }

/** Puts a part in the place of the one with its id; one that is gone is added at the end. */
export const putItem =
  (item: FormItem): FormChange =>
  (content) =>
    content.items.some(({ id }) => id === item.id)
      ? { ...content, items: content.items.map((one) => (one.id === item.id ? item : one)) }
      : addItem(item, null)(content)

/** Takes a part out. */
export const removeItem =
  (id: string): FormChange =>
  (content) => ({ ...content, items: content.items.filter((item) => item.id !== id) })

/** Moves a part by one place, unless it stands at that end. */
export const moveItem =
  (id: string, by: -1 | 1): FormChange =>
  (content) => {
    const { items } = content
    const place = items.findIndex((item) => item.id === id)
    const item = items[place]
    const to = place + by
    if (item === undefined || to < 0 || to >= items.length) return content
    return { ...content, items: items.toSpliced(place, 1).toSpliced(to, 0, item) }
  }
