export { keepPaymentLink } from './keep-payment-link'
