const FOCUSABLE = 'input:not([type="hidden"]):not([tabindex="-1"]), textarea, button, [role="spinbutton"]'
/** The one day of a calendar that Tab reaches; its buttons come first, but it is what the field is for. */
const DAY = 'table[role="grid"] [role="button"][tabindex="0"]'

/** Moves focus into the field with this id or name; false when the form holds none. */
export function focusField(form: HTMLFormElement, at: { field?: string; fieldId?: string }): boolean {
  const holders = [
    at.fieldId === undefined ? null : form.ownerDocument.getElementById(at.fieldId),
    at.field === undefined ? null : form.querySelector(`[data-field="${CSS.escape(at.field)}"]`),
  ]
  for (const holder of holders) {
    const target = holder?.matches(FOCUSABLE)
      ? holder
      : (holder?.querySelector(DAY) ?? holder?.querySelector(FOCUSABLE))
    if (target instanceof HTMLElement) {
      target.focus()
      return true
    }
  }
  return false
}
