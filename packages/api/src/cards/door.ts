export type { CardPath, CardsApi } from './cards-api'
export { CARDS_MESSAGES } from './cards-messages'
export {
  Card,
  CARD_CONSENT,
  CARD_SETUP_STATES,
  FinishCardBody,
  FinishedCard,
  StartCardBody,
} from './cards-contract'
