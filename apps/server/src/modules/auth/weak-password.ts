/** The commonest leaked passwords that are long enough to pass the length rule, in lower case. */
const COMMON = new Set(
  `
  123456789012 1234567890123 12345678901234 123456789123 111111111111 000000000000 121212121212 123123123123
  112233445566 987654321098 qwertyuiop12 qwertyuiop123 qwertyuiop[] qwertyuiopasdf qwertyuiopasdfghjkl
  qwertyuiopasdfghjklzxcvbnm asdfghjkl123 asdfghjklzxcvbnm zxcvbnm12345 1q2w3e4r5t6y 1q2w3e4r5t6y7u 1qaz2wsx3edc
  1qaz2wsx3edc4rfv qazwsxedcrfv q1w2e3r4t5y6 abcdefghijkl abcdefghijklm abcdefghijklmnop abc123abc123 abcd1234abcd
  password1234 password12345 password123456 passwordpassword password2024 password2025 password2026 passw0rd1234
  p@ssw0rd1234 mypassword123 letmein12345 letmeinplease iloveyou1234 iloveyou12345 iloveyousomuch welcome12345
  welcome123456 administrator admin1234567 adminadminadmin changeme1234 changemeplease trustno1trustno1
  sunshine1234 football1234 baseball1234 princess1234 superman1234 starwars1234 dragon123456 monkey123456
  master123456 michael12345 computer1234 internet1234 whatever1234 unbelievable thisismypassword
  correcthorsebatterystaple secretpassword
  `
    .trim()
    .split(/\s+/),
)

/** Why a password is refused, or null when it is fine; its length is the contract's to check. */
export function weakPassword(password: string, email: string): string | null {
  const plain = password.normalize('NFKC').toLowerCase()
  if (plain === email.toLowerCase()) return 'Use something other than your e-mail'
  return COMMON.has(plain) ? 'This password is among the most common: choose another' : null
}
