import type { Random } from '../random.ts';

type Words = readonly [string, ...string[]];

function words(text: string): Words {
  const [first = '', ...rest] = text.trim().split(/\s+/);
  return [first, ...rest];
}

/** Family names by frequency; names with irregular readings (单, 曾, 仇, 解, 任, 区, 盖) and double names are at the end. */
const family = words(`
  王 李 张 刘 陈 杨 黄 赵 吴 周 徐 孙 马 朱 胡 郭 何 高 林 罗 郑 梁 谢 宋 唐 许 韩 冯 邓 曹 彭 曾 肖 田 董 袁 潘 于 蒋 蔡
  余 杜 叶 程 苏 魏 吕 丁 任 沈 姚 卢 姜 崔 钟 谭 陆 汪 范 金 石 廖 贾 夏 韦 付 方 白 邹 孟 熊 秦 邱 江 尹 薛 闫 段 雷 侯
  龙 史 陶 黎 贺 顾 毛 郝 龚 邵 万 钱 严 覃 武 戴 莫 孔 向 汤 温 康 施 文 牛 樊 葛 邢 安 齐 易 乔 伍 庞 颜 倪 庄 聂 章 鲁
  岳 翟 殷 詹 申 欧 耿 关 兰 焦 俞 左 柳 甘 祝 包 宁 尚 符 舒 阮 柯 纪 梅 童 凌 毕 单 裴 霍 涂 成 苗 谷 曲 盛 冉 翁 蓝 路
  游 辛 靳 管 柴 蒙 鲍 华 喻 祁 蒲 房 滕 屈 饶 解 牟 艾 尤 时 穆 农 司 卓 古 吉 缪 简 车 项 连 芦 麦 褚 娄 窦 戚 岑 景 党
  宫 费 卜 冷 晏 席 卫 米 柏 宗 瞿 桂 全 佟 应 臧 闵 苟 邬 边 卞 姬 师 和 仇 栾 隋 商 刁 沙 荣 巫 寇 桑 郎 甄 丛 仲 虞 敖
  巩 明 佘 池 查 麻 苑 迟 邝 区 盖 欧阳 司马 上官 诸葛 夏侯 尉迟 令狐 皇甫 东方 慕容 司徒 端木 南宫
`);

const men = {
  first: words(`
    建 志 国 文 明 永 海 俊 家 子 浩 宇 天 泽 晓 立 振 伟 光 世 学 东 春 新 少 庆 宏 振 鸿 景 嘉 思 承 书 一 博 正 瑞 启 致
    云 元 长 兆 守 克 远 培 德 仁 敬 昌 其 昊 睿 彦 绍 兴 铭 弘 逸 修 宗 哲
  `),
  last: words(`
    伟 强 磊 军 勇 杰 涛 明 超 刚 平 辉 鹏 华 飞 鑫 波 斌 宇 浩 凯 健 俊 帆 帅 旭 宁 龙 林 阳 峰 亮 东 毅 琦 文 辰 轩 楠 洋
    栋 铭 然 航 恒 博 远 哲 翔 源 江 昊 昆 松 柏 彬 庆 瑜 成 钧 霖 骏 岩 川 森 麟 泽 胜 晖 朗 诚 贤 行 乐
  `),
};
const women = {
  first: words(`
    秀 玉 桂 淑 丽 晓 雅 思 雨 佳 欣 梦 婉 诗 静 慧 美 小 海 春 文 若 紫 心 语 子 可 嘉 雪 月 秋 明 红 艳 金 素 凤 彩 云 安
    清 芷 书 亦 乐 怡 以 念 采 映 如 锦 舒 悦 一 依 沐 芸 莉 映
  `),
  last: words(`
    芳 娜 敏 静 丽 艳 娟 霞 燕 玲 婷 红 梅 琳 洁 雪 慧 颖 倩 莹 萍 云 英 华 兰 蓉 薇 怡 璐 妍 欣 瑶 琪 佳 琴 悦 宁 珊 蕾 菲
    岚 清 岩 萱 涵 彤 霏 茜 雯 晴 君 媛 爽 音 韵 竹 蕊 然 歌 桐 荷 月 诗 卿
  `),
};

/** A Chinese name with a realistic distribution; three of four names have three characters. */
export function chineseName(random: Random, gender: 'male' | 'female'): string {
  const given = gender === 'male' ? men : women;
  // The power favours the first names of the list, as in a Chinese city.
  const surname = family[Math.floor(random.next() ** 2.2 * family.length)] ?? family[0];
  if (random.chance(0.22)) return surname + random.pick(given.last);
  const first = random.pick(given.first);
  const last = random.pick(given.last);
  return first === last ? surname + last : surname + first + last;
}
