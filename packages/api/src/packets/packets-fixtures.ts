import { aClient } from '../clients/clients-fixtures'
import { aFormContent } from '../form-templates/form-templates-fixtures'
import { fixtureId } from '../testing/fixture-id'
import { fixtureOf } from '../testing/fixture-of'
import { OnboardingForms } from './onboarding-contract'
import { MeasureSchedule } from './measure-schedules-contract'
import { PacketAnswers } from './packet-answers-contract'
import { pagesOf } from './packet-pages'
import { PacketTemplate } from './packet-templates-contract'
import { Packet, SendPacketBody } from './packets-contract'
import { PacketReview } from './review-contract'

/** What a person asks Marisol Vega for. */
export const aSendPacketBody = fixtureOf<SendPacketBody>(SendPacketBody, () => ({
  email: 'mari.vega@mail.example',
  items: ['about_you', 'emergency_contact', 'phq9'],
  message: 'Please fill this in before we meet on Monday.',
}))

/** The same, once it was sent. */
export const aPacket = fixtureOf<Packet>(Packet, () => ({
  id: fixtureId(120),
  practiceId: fixtureId(3),
  clientId: fixtureId(30),
  status: 'sent',
  email: 'mari.vega@mail.example',
  message: 'Please fill this in before we meet on Monday.',
  items: (['about_you', 'emergency_contact', 'phq9'] as const).map((kind, index) => ({
    ...{ id: fixtureId(121 + index), kind, state: 'not_started', comment: '', hasResult: false },
    ...{ form: null, document: null, signature: null, waiver: null },
  })),
  sentByName: 'Dana Reyes',
  isScheduled: false,
  sentAt: '2026-11-16T15:00:00Z',
  openedAt: null,
  savedAt: null,
  submittedAt: null,
  review: null,
  revocation: null,
  expiresAt: '2026-11-30T15:00:00Z',
  isFrozen: false,
  version: 1,
}))

/** What Marisol Vega sent in: another last name, and whom to call in an emergency. */
export const aPacketReview = fixtureOf<PacketReview>(PacketReview, () => ({
  packet: aPacket({
    ...{ status: 'submitted', submittedAt: '2026-11-17T13:00:00Z', version: 4 },
    items: aPacket().items.map((item) => ({ ...item, state: 'done', hasResult: item.kind === 'phq9' })),
  }),
  forms: {
    about_you: {
      name: { firstName: 'Marisol', lastName: 'Vega-Ruiz', preferredName: 'Mari' },
      birth: { dateOfBirth: aClient().dateOfBirth ?? '1990-01-01' },
    },
    emergency_contact: { person: { name: 'Ana Ruiz', relationship: 'sister', phone: '5185550142' } },
  },
  client: aClient(),
  coverage: null,
  files: [],
  hiddenFiles: 0,
}))

/** What a practice asks every new client for. */
export const aPacketTemplate = fixtureOf<PacketTemplate>(PacketTemplate, () => ({
  id: fixtureId(140),
  practiceId: fixtureId(3),
  name: 'New client',
  items: ['about_you', 'reach_you', 'phq9'],
  forms: [],
  documents: [fixtureId(130)],
  message: 'Please fill this in before we meet.',
  version: 1,
}))

/** The PHQ-9 before each session of Marisol Vega. */
export const aMeasureSchedule = fixtureOf<MeasureSchedule>(MeasureSchedule, () => ({
  kind: 'phq9',
  rhythm: 'each_session',
  setByName: 'Dana Reyes',
  setAt: '2026-11-02T15:00:00Z',
  lastAskedAt: null,
}))

const NOTHING = { answers: null, known: null, rev: 0 }

/** The same packet as Marisol Vega sees it before she has answered anything. */
export const someOnboardingForms = fixtureOf<OnboardingForms>(OnboardingForms, () => ({
  practiceName: 'Oakwood Therapy Group',
  practicePhone: '5185550100',
  clientName: 'Mari',
  legalName: 'Marisol Vega',
  isSigningOnline: false,
  message: 'Please fill this in before we meet on Monday.',
  isOpen: true,
  isReturned: false,
  canBeWithdrawn: false,
  submittedAt: null,
  expiresOn: '2026-11-30',
  today: '2026-11-17',
  items: aPacket().items.map(({ id, kind }) => ({
    ...{ id, kind, state: 'not_started', comment: '', isOpen: true },
    ...{ form: null, document: null, signature: null, files: [] },
    pages: pagesOf({ kind, form: null }).map((page) => ({
      ...NOTHING,
      page,
      ...(page === 'name' && {
        known: { firstName: 'Marisol', lastName: 'Vega', preferredName: 'Mari' },
      }),
    })),
  })),
}))

/** What Marisol Vega answered about her health. */
export const somePacketAnswers = fixtureOf<PacketAnswers>(PacketAnswers, () => ({
  itemId: fixtureId(125),
  number: 2,
  form: aFormContent(),
  answers: { medicine: 'yes', which: 'Ibuprofen, when I have a headache', sleep: 'badly' },
}))
