export type { SearchApi } from './search-api'
export { SEARCH_MESSAGES } from './search-messages'
export { AskQuery, SearchAnswer, SearchGroup, SuggestionsQuery } from './search-contract'
