/** `prospective → active ⇄ inactive → archived`. */
export const CLIENT_STATUSES = ['prospective', 'active', 'inactive', 'archived'] as const
/** One of {@link CLIENT_STATUSES}. */
export type ClientStatus = (typeof CLIENT_STATUSES)[number]

const NEXT: Readonly<Record<ClientStatus, readonly ClientStatus[]>> = {
  prospective: ['active', 'inactive'],
  active: ['inactive'],
  inactive: ['active', 'archived'],
  archived: [],
}

/** The statuses that a client may move to from `status`. */
export const nextClientStatuses = (status: ClientStatus): readonly ClientStatus[] => NEXT[status]
