import type { Service } from '@oaklet/api/contract'
import type { Tx } from '../../db/database'
import { services } from '../../db/schema/services-table'
import type { Deps } from '../../deps'

/** What a new practice bills for until it edits the list. */
const DEFAULT_SERVICES: readonly Pick<Service, 'code' | 'label' | 'durationMinutes' | 'feeCents'>[] = [
  { code: '90791', label: 'Intake evaluation', durationMinutes: 60, feeCents: 22_500 },
  { code: '90792', label: 'Intake evaluation with medical services', durationMinutes: 60, feeCents: 27_500 },
  { code: '90832', label: 'Individual session, 30 minutes', durationMinutes: 30, feeCents: 9_500 },
  { code: '90834', label: 'Individual session, 45 minutes', durationMinutes: 45, feeCents: 14_500 },
  { code: '90837', label: 'Individual session, 60 minutes', durationMinutes: 60, feeCents: 18_500 },
  { code: '90839', label: 'Crisis session, first hour', durationMinutes: 60, feeCents: 21_000 },
  { code: '90840', label: 'Crisis session, each further half hour', durationMinutes: 30, feeCents: 10_500 },
  { code: '90846', label: 'Family session without the client', durationMinutes: 50, feeCents: 16_500 },
  { code: '90847', label: 'Couple or family session', durationMinutes: 50, feeCents: 17_500 },
  { code: '90853', label: 'Group session', durationMinutes: 90, feeCents: 6_500 },
  { code: '90785', label: 'Interactive complexity', durationMinutes: 15, feeCents: 2_500 },
  { code: '96127', label: 'Brief questionnaire, scored', durationMinutes: 15, feeCents: 1_200 },
]

/** Gives a new practice its services. */
export async function insertDefaultServices(
  tx: Tx,
  { newId }: Pick<Deps, 'newId'>,
  practice: { organizationId: string; practiceId: string },
): Promise<void> {
  await tx
    .insert(services)
    .values(DEFAULT_SERVICES.map((service) => ({ ...practice, id: newId(), ...service, isActive: true })))
}
