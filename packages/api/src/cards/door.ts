export type { CardPath, CardsApi } from './cards-api'
export { CARDS_MESSAGES } from './cards-messages'
export {
  Autopay,
  AUTOPAY_STOPS,
  AUTOPAY_WAITS,
  Card,
  CARD_CONSENT,
  CARD_SETUP_STATES,
  FinishCardBody,
  FinishedCard,
  SetAutopayBody,
  StartCardBody,
  type AutopayWait,
} from './cards-contract'
