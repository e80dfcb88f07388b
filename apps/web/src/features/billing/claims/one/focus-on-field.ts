const CONTROL = 'input:not([type="hidden"]):not([tabindex="-1"]), textarea, button, [role="spinbutton"]'

/** Moves the focus into the field with this name, and the field into view. */
export function focusOnField(name: string): void {
  const holder = document.querySelector(`[data-field="${CSS.escape(name)}"]`)
  const control = holder?.matches(CONTROL) ? holder : holder?.querySelector(CONTROL)
  if (control instanceof HTMLElement) control.focus()
}
