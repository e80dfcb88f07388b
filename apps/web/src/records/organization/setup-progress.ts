import { SETUP_STEPS, type Setup, type SetupStep } from '@oaklet/api/contract'

/** What each step is called, wherever the set-up is spoken of. */
export const SETUP_STEP_WORDS: Readonly<Record<SetupStep, string>> = {
  name: 'Practice name',
  timeZone: 'Time zone',
  hours: 'Opening hours',
  location: 'First location',
}

/** What is to be answered next: after `step` when it is given, and from the first on again; null when all is. */
export function nextSetupStep({ confirmed }: Setup, step?: SetupStep): SetupStep | null {
  const from = step === undefined ? 0 : SETUP_STEPS.indexOf(step) + 1
  const ahead = [...SETUP_STEPS.slice(from), ...SETUP_STEPS.slice(0, from)]
  return ahead.find((one) => !confirmed.includes(one)) ?? null
}

/** `2 of 4 done`. */
export const setupProgressWords = ({ confirmed }: Setup): string =>
  `${confirmed.length} of ${SETUP_STEPS.length} done`
