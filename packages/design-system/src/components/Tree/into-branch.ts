import type { KeyboardEvent } from 'react'

/** On an item that is open the arrow that opens goes on to the first one inside, as the APG's tree view has it. */
export function intoBranch(event: KeyboardEvent<HTMLElement>): void {
  const row = event.target
  if (!(row instanceof HTMLElement) || row.getAttribute('aria-expanded') !== 'true') return
  const forwards = getComputedStyle(row).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const first = row.nextElementSibling
  if (event.key !== forwards || !(first instanceof HTMLElement)) return
  event.preventDefault()
  event.stopPropagation()
  first.focus()
}
