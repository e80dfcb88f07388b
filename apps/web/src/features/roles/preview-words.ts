import { type AccessChange, canBeOwn, isGain } from '@oaklet/api'
import { permissionWords, scopeWords } from '../../records/roles/permission-words'

/** Heads what a change of a role would mean. */
export const PREVIEW_TITLE = 'Who gains or loses what'

/** A change in words: "See clients: all clients, before own clients". */
function changeWords({ permission, before, after }: AccessChange): string {
  const words = permissionWords(permission)
  if (!canBeOwn(permission) || after === 'none') return words
  const reach = scopeWords(permission, after).toLowerCase()
  if (before === 'none') return `${words}: ${reach}`
  return `${words}: ${reach}, before ${scopeWords(permission, before).toLowerCase()}`
}

/** What is gained and what is lost, each in words. */
export const gainsAndLosses = (changes: readonly AccessChange[]) => ({
  gains: changes.filter(isGain).map(changeWords),
  losses: changes.filter((change) => !isGain(change)).map(changeWords),
})
