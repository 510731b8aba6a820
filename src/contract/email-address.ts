/** Longest address that SMTP carries (RFC 5321, 4.5.3.1.3, without the angle brackets). */
const longest = 254
const shape =
  /^[^\s@<>"(),:;\\[\]\p{Cc}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}][\p{L}\p{N}-]{1,62}$/u

/** Whether a text can be one mail address; whether it exists only a mail can tell. */
export function isEmailAddress(value: string): boolean {
  return value.length <= longest && shape.test(value)
}

/** The form in which an address is unique: two ways to type one mailbox are the same account. */
export function emailKey(value: string): string {
  return value.trim().normalize('NFC').toLowerCase()
}
