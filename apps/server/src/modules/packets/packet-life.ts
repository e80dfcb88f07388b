import { PACKET_LIFE_DAYS } from '@oaklet/api/contract'

export const DAY_MS = 86_400_000

/** How long before an appointment forms should be back, and questionnaires are asked for. */
export const SOON_MS = 2 * DAY_MS

/** When a packet ends whose link is sent now. */
export const endOfLife = (now: Date): Date => new Date(now.getTime() + PACKET_LIFE_DAYS * DAY_MS)
