/** Texts, and how names and words of each are compared. The client's rule and the database's are held to them. */
export const FOLDED_TEXTS: readonly (readonly [text: string, folded: string])[] = [
  // Accents, composed or not, and several on one letter.
  ['José Núñez', 'jose nunez'],
  ['Jose\u0301 Nu\u0301n\u0303ez', 'jose nunez'],
  ['Nguyễn Đặng Thị Huệ', 'nguyen dang thi hue'],
  ['Zoë Čapek-Żółć', 'zoe capek zolc'],
  // Letters that don't come apart.
  ['İpek Yıldız', 'ipek yildiz'],
  ['IŞIK ışık', 'isik isik'],
  ['Łukasz Wałęsa', 'lukasz walesa'],
  ['Søren Ærø', 'soren aero'],
  ['ÆTHER Œuvre', 'aether oeuvre'],
  ['Straße STRASSE Straẞe', 'strasse strasse strasse'],
  ['Þórður Guðmundsson', 'thordur gudmundsson'],
  ['Đorđe Ħ Ŧ Ŋ', 'dorde h t n'],
  ['Əliyev', 'eliyev'],
  // Apostrophes of all kinds.
  ["O'Hara", 'ohara'],
  ['O’Hara O‘Hara OʼHara O`Hara O´Hara O＇Hara O′Hara', 'ohara ohara ohara ohara ohara ohara ohara'],
  ["D’Arcy d'Arcy dArcy", 'darcy darcy darcy'],
  ['Kaʻiulani Ba‘al', 'kaiulani baal'],
  ['Gal·la Paral·lel', 'galla parallel'],
  // Hyphens, dashes and what stands between words.
  ['Mary-Kate', 'mary kate'],
  [
    'Jean\u2011Luc Jean‐Luc Jean–Luc Jean—Luc Jean－Luc Jean−Luc',
    'jean luc jean luc jean luc jean luc jean luc jean luc',
  ],
  ['Bankole, Aaliyah', 'bankole aaliyah'],
  ['“Bo” (Robert) Smith/Jones Jr.', 'bo robert smith jones jr'],
  ['James & Ana', 'james ana'],
  // Blanks of all kinds.
  ['  Mary\u00A0\u00A0Ann\u2003Lee\u3000\tKim\n', 'mary ann lee kim'],
  ['Ada\u200B\u202EMarlow\u00AD', 'adamarlow'],
  ['', ''],
  [' - \'"', ''],
  // Other alphabets and widths.
  ['ＪＯＨＮ　Ｓｍｉｔｈ', 'john smith'],
  ['ﬁona', 'fiona'],
  ['ｶﾞｷﾞ ガギ カ\u3099キ\u3099', 'ガギ ガギ ガギ'],
  ['ジョン・スミス', 'ジョン スミス'],
  ['김민준', '김민준'],
  ['山田 太郎', '山田 太郎'],
  ['שָׂרָה שרה', 'שרה שרה'],
  ['בן־דוד', 'בן דוד'],
  ['مُحَمَّد محمـد', 'محمد محمد'],
  ['أحمد احمد', 'احمد احمد'],
  ['Фёдор ФЕДОР', 'федор федор'],
  ['Οδυσσεύς ΟΔΥΣΣΕΥΣ', 'οδυσσευσ οδυσσευσ'],
  ['प्रिया', 'प्रिया'],
  // What is part of a word.
  ['Maya.Vega+x@Mail.example', 'maya vega x@mail example'],
  ["O'Bell_100%", 'obell_100%'],
]
