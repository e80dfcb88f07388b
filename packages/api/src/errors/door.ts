export { OakletError } from './OakletError'
export { ApiError, type ApiErrorFacts, type ApiErrorKind } from './ApiError'
export { ContractError } from './ContractError'
export { NetworkError, type NetworkErrorCode } from './NetworkError'
export { RateLimitedError } from './RateLimitedError'
export { UnauthorizedError } from './UnauthorizedError'
export {
  hasErrorCode,
  isApiError,
  isContractError,
  isNetworkError,
  isRateLimited,
  isUnauthorized,
  userMessage,
} from './guards'
