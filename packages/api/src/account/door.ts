export type { AccountApi } from './account-api'
export { ACCOUNT_MESSAGES } from './account-messages'
export {
  ChangePasswordBody,
  ConfirmEmailChangeBody,
  EmailChange,
  RequestEmailChangeBody,
  SessionsEnded,
  UpdateProfileBody,
} from './account-contract'
export {
  DEFAULT_PREFERENCES,
  DENSITY_CHOICES,
  Preferences,
  UpdatePreferencesBody,
  type DensityChoice,
} from './preferences-contract'
export { SignedInDevice } from './sessions-contract'
