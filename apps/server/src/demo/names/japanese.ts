import type { Random } from '../random.ts';

type Read = readonly [written: string, kana: string];

function readings(text: string): readonly [Read, ...Read[]] {
  const [first, ...rest] = text
    .trim()
    .split(/\s+/)
    .map((pair): Read => {
      const [written = '', kana = ''] = pair.split(':');
      return [written, kana];
    });
  return [first ?? ['', ''], ...rest];
}

const family = readings(`
  佐藤:さとう 鈴木:すずき 高橋:たかはし 田中:たなか 伊藤:いとう 渡辺:わたなべ 山本:やまもと 中村:なかむら 小林:こばやし
  加藤:かとう 吉田:よしだ 山田:やまだ 佐々木:ささき 山口:やまぐち 松本:まつもと 井上:いのうえ 木村:きむら 林:はやし
  斎藤:さいとう 清水:しみず 山崎:やまざき 森:もり 池田:いけだ 橋本:はしもと 阿部:あべ 石川:いしかわ 山下:やました
  中島:なかじま 石井:いしい 小川:おがわ 前田:まえだ 岡田:おかだ 長谷川:はせがわ 藤田:ふじた 後藤:ごとう 近藤:こんどう
  村上:むらかみ 遠藤:えんどう 青木:あおき 坂本:さかもと 福田:ふくだ 太田:おおた 西村:にしむら 藤井:ふじい 金子:かねこ
  岡本:おかもと 藤原:ふじわら 三浦:みうら 中野:なかの 原田:はらだ 松田:まつだ 竹内:たけうち 小野:おの 大野:おおの
  中山:なかやま 石田:いしだ 上田:うえだ 森田:もりた 柴田:しばた 酒井:さかい 工藤:くどう 横山:よこやま 宮崎:みやざき
  内田:うちだ 高木:たかぎ 安藤:あんどう 谷口:たにぐち 大塚:おおつか 今井:いまい 丸山:まるやま 河野:こうの 新井:あらい
  難波:なんば 桜井:さくらい 久保:くぼ 千葉:ちば 北野:きたの 五十嵐:いがらし
`);
const given = {
  male: readings(`
    蓮:れん 大翔:ひろと 健太:けんた 翔太:しょうた 大輔:だいすけ 拓也:たくや 直樹:なおき 哲也:てつや 浩二:こうじ 誠:まこと
    隆:たかし 剛:つよし 悠斗:ゆうと 陽介:ようすけ 智:さとし 修平:しゅうへい 航:わたる 涼:りょう 亮:りょう 俊介:しゅんすけ
    信一:しんいち 賢治:けんじ 圭吾:けいご 雄大:ゆうだい 勇気:ゆうき 太郎:たろう 一郎:いちろう 慎也:しんや 光:ひかる たけし:たけし
  `),
  female: readings(`
    さくら:さくら 美咲:みさき 陽菜:ひな 結衣:ゆい 直美:なおみ 恵:めぐみ 由美:ゆみ 明美:あけみ 裕子:ゆうこ 久美子:くみこ
    真由美:まゆみ 愛:あい 彩:あや 舞:まい 千尋:ちひろ 香織:かおり 友美:ともみ 智子:ともこ 優子:ゆうこ 遥:はるか 葵:あおい
    凛:りん 美穂:みほ 麻衣:まい 詩織:しおり 里奈:りな 菜々子:ななこ 京子:きょうこ ひかり:ひかり みどり:みどり
  `),
};

/** A Japanese name with a space, and its reading in kana. */
export function japaneseName(random: Random, gender: 'male' | 'female'): { name: string; reading: string } {
  const [surname, surnameKana] = random.pick(family);
  const [first, firstKana] = random.pick(given[gender]);
  return { name: `${surname} ${first}`, reading: `${surnameKana} ${firstKana}` };
}
