import type { Exchange, ModelLedger } from './model-parts'

export const createModelLedger = (): ModelLedger => ({
  exchanges: [],
  asked: [],
  lateRefusals: [],
  changes: [],
  endings: [],
  kept: new Set(),
  disposals: [],
})

export const REFRESH_PATH = '/api/auth/refresh'
const LOGOUT_PATH = '/api/auth/logout'

/** Whether the exchange may still carry what belongs to a session that is over: it ends it on the server. */
export const isFarewell = ({ path }: Exchange): boolean => path === LOGOUT_PATH
