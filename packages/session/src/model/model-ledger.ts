import type { Exchange, ModelLedger } from './model-parts'

export const createModelLedger = (): ModelLedger => ({
  exchanges: [],
  asked: [],
  lateRefusals: [],
  changes: [],
  endings: [],
  stored: new Set(),
  disposals: [],
})

export const REFRESH_PATH = '/api/auth/refresh'
const LOGOUT_PATH = '/api/auth/logout'

/** Returns whether the exchange is a sign-out, which may still carry the token of a session that is over. */
export const isSignOut = ({ path }: Exchange): boolean => path === LOGOUT_PATH
