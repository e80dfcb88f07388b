const FOCUSABLE = 'input:not([type="hidden"]):not([tabindex="-1"]), textarea, button, [role="spinbutton"]'
/** The one day of a calendar that Tab reaches; its buttons come first, but it is what the field is for. */
const DAY = 'table[role="grid"] [role="button"][tabindex="0"]'

/** One thing to put right; without a `path` it is said but leads nowhere. */
export interface FormError {
  /** The field's `name`. */
  path?: string
  /** @deprecated Use `path`. */
  field?: string
  /** The id of the control, when the field has no name. */
  fieldId?: string
  message: string
}

/** The field that an error names: by its name, which was called `field` before, or by an id. */
export interface NamedField {
  path?: string | undefined
  field?: string | undefined
  fieldId?: string | undefined
}

/** Moves focus into the field that an error names; false when there is none `within`, which is a form or holds one. */
export function focusField(within: HTMLElement, { field, path = field, fieldId }: NamedField): boolean {
  const holders = [
    fieldId === undefined ? null : within.ownerDocument.getElementById(fieldId),
    path === undefined ? null : within.querySelector(`[data-field="${CSS.escape(path)}"]`),
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
