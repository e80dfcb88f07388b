import type { SetupStep } from '@oaklet/api/contract'

/** What a step asks, and why. */
export const STEP_WORDS: Readonly<Record<SetupStep, { question: string; summary: string }>> = {
  name: {
    question: 'What is your practice called?',
    summary: 'Colleagues see it in the menu, clients on what you send them.',
  },
  timeZone: {
    question: 'Which clock does your practice go by?',
    summary: 'Your appointments are kept and shown in this time zone.',
  },
  hours: {
    question: 'When is your practice open?',
    summary:
      'The calendar shades what lies outside of these hours, and asks before anything is booked there.',
  },
  location: {
    question: 'Where do you see your clients?',
    summary: 'A name is enough for now; the address can wait.',
  },
}
