/** Longest address that SMTP carries (RFC 5321, 4.5.3.1.3, without the angle brackets). */
const longest = 254
const shape =
  /^[^\s@<>"(),:;\\[\]\p{Cc}\p{Cf}\p{DI}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}][\p{L}\p{N}-]{1,62}$/u

/**
 * What an address is pasted with and nobody sees. A joiner between letters of a script that is written
 * with it stays, and is refused: without it the address would be another one.
 */
const unseen =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|\p{Variation_Selector}|(?<![\u0600-\uffff])[\u200c\u200d]+|[\u200c\u200d]+(?![\u0600-\uffff])/gu
/** Full-width and small forms of ASCII, as keyboards for Chinese, Japanese and Korean give them. */
const wide = /[\uff01-\uff5e\ufe50-\ufe6b]/g
const noBreak = /[\u00a0\u2007\u202f]*@[\u00a0\u2007\u202f]*/g
/** An ideographic full stop in a domain whose labels nothing else parts: RFC 3490, 3.1, takes it for a dot. */
const wideDot =
  /(?<=@[\p{L}\p{N}-]+(?:[\u3002\uff61.][\p{L}\p{N}-]+)*)[\u3002\uff61](?=[\p{L}\p{N}])(?![^\s,;@\u3002\uff61\u3001]*@)/gu
/**
 * What stands in front of an address and cannot be its beginning: a local part may begin with any sign of
 * RFC 5322, 3.2.3, without which it would be another person's.
 */
const before = /^(?:mailto:|[^\p{L}\p{N}!#$%&'*+/=?^_`{|}~@-]|[([]?\p{N}{1,3}[)\]:])+/iu
/** Signs that may begin a local part, but are put around an address as well; and what closes them. */
const around: Readonly<Record<string, string>> = {
  "'": "'",
  '*': '*',
  '`': '`',
  _: '_',
  '~': '~',
  '{': '}',
}
const after = /[^\p{L}\p{N}\p{M}@]+$/u

/**
 * A text with addresses in ordinary letters and signs, and without what nobody sees: `＠` is `@`, the
 * apostrophes and hyphens of word processors are those of ASCII.
 */
export function plainSigns(text: string): string {
  return text
    .replaceAll(unseen, '')
    .replaceAll(wide, (sign) => sign.normalize('NFKC'))
    .replaceAll(/[\u2018\u2019\u02bc]/g, "'")
    .replaceAll(/[\u2010\u2011]/g, '-')
    .replaceAll(noBreak, '@')
    .replaceAll(wideDot, '.')
}

/**
 * One address in its normal form (KEEP-3): without `mailto:`, brackets, bullets and a full stop around it,
 * nothing unseen in it. The local part keeps its case and its letters, which only its own server may
 * compare (RFC 6532, 3.1); the domain has the letters by which it is registered.
 */
export function plainEmail(text: string): string {
  const started = plainSigns(text).trim().replace(before, '')
  const end = after.exec(started)?.[0] ?? ''
  const closing = around[started.charAt(0)]
  const isAround = closing !== undefined && end.includes(closing)
  const bare = started.slice(isAround ? 1 : 0, started.length - end.length)
  const at = bare.lastIndexOf('@')
  return bare.slice(0, at + 1).normalize('NFC') + bare.slice(at + 1).normalize('NFKC')
}

/** Whether a text can be one mail address in its normal form; whether it exists only a mail can tell. */
export function isEmailAddress(value: string): boolean {
  return value.length <= longest && shape.test(value)
}

/** The form in which an address is unique: two ways to type one mailbox are the same account. */
export function emailKey(value: string): string {
  return plainEmail(value).normalize('NFC').toLowerCase()
}
