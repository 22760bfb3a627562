/** Texts of stories by title; two or three paragraphs each. */
export const storyTexts: Readonly<Record<string, readonly string[]>> = {
  '头版：基层治理观察': [
    '清晨六点半，社区服务站的灯已经亮了。值班的网格员翻开本子，昨天记下的十一件事，划掉了九件。',
    '记者走访的三个社区，做法各不相同：一个把议事厅搬到了楼下的凉亭，一个让物业、居民和商户轮流值周，还有一个干脆请退休教师当“总管家”。',
    '相同的是，事情有人接、办到哪一步看得见。待审：请值班总编确认第二部分的小标题。',
  ],
  '现场：早高峰里的城市微循环': [
    '七点四十分，地铁口外的接驳小巴排成一列。从下车到上车，最快的人用了五十秒。',
    '交通部门提供的数据显示，微循环线路开通后，周边路口平均等候时间下降近两成。',
  ],
  '对话：老街区的新主人': [
    '咖啡馆的老板是回乡的年轻人，隔壁的钟表铺开了四十年。两代人共用一扇门，生意反而都好了。',
    '编辑意见：请补充两位受访者的姓名与年龄，并核对修缮年份。',
  ],
  '选题：县城里的图书馆': [
    '近两年，不少县城把图书馆的开放时间延长到晚上九点。谁在晚上来？开门的成本从哪里来？',
    '计划用三座图书馆的一个夜晚来回答。图文、短视频和直播同步推出，负责人：张伟。',
  ],
  '推文：一图读懂新举措': [
    '全图分五屏：一句话结论、三项变化、谁能受益、怎么办理、问答。',
    '数据口径已与部门核对，等待审稿。',
  ],
  '视频号：九十秒看春运': [
    '镜头一：站台的第一班车。镜头二：检票口的小朋友。镜头三：夜里的调度室。',
    '全片配字幕，前三秒见主题。',
  ],
  '选题：评论区里的民生线索': ['从上周一千二百条留言里整理出十七条线索，其中五条适合跟进采访。'],
  '東京支局：国際書展の舞台裏': [
    '開場まであと二時間。通路では台車が行き交い、編集者たちが最後の棚を整えている。',
    '今年は海外からの出展が過去最多となった。三階の会場では、翻訳者たちの小さな集まりが朝から続く。',
  ],
  '連載：隣人たちの食卓': [
    '第一回は、団地の四階に暮らす家族の鍋。週に一度、隣の部屋の学生も加わる。',
    '「多いほうが、うまいから」。祖父はそう言って、もう一つ椅子を出した。',
  ],
  'Crónica: la sequía en el campo': [
    'A las seis de la mañana, cuando el sol todavía no pega, Manuela recorre los surcos con una linterna. Busca lo que la noche ha dejado: un poco de rocío, casi nada.',
    'El embalse está al veinte por ciento. Los regantes han acordado repartir el agua por turnos y la cooperativa ha adelantado la campaña dos semanas.',
    'Pendiente: precio del trigo, hoy a las doce.',
  ],
  'Entrevista con la alcaldesa': [
    'La biblioteca nueva abrirá en otoño. ¿Quién pagará el turno de noche? Esa será la primera pregunta.',
  ],
  'Explainer: how libraries stay open late': [
    'Seventeen libraries in five cities now open after six. Together they welcomed 3,555 visitors last week, at a cost of about one pound thirty a visit.',
    'Most of it is staff time. The rest is light, and the tea.',
  ],
  'Feature: the last night train': [
    'At eleven the platform empties, and the porters start to sing. Nobody knows who began it.',
    'The sleeping car has nine cabins and one steward. She has made this journey four thousand times.',
    'Editor’s notes: keep the ending; cut the second paragraph.',
  ],
};

/** A few sentences about each hotspot, by title. */
export const hotspotTexts: Readonly<Record<string, string>> = {
  多地推出新能源汽车下乡新举措: '补贴、充电桩与售后服务一起下乡，网友最关心充电是否方便、冬天续航几何。',
  老城更新让百年街区焕发新活力: '修旧如旧的老街重新开门，夜间客流明显增加。讨论集中在租金与原住居民的去留。',
  高校毕业生就业服务季启动: '线上线下招聘会接连举行，多所高校公布岗位信息。',
  全国多条高铁新线进入联调联试: '沿线城市期待出行时间缩短，车站接驳成为话题。',
  科研团队在深海发现新物种: '科学家公布水下影像，网友为新物种征集中文名。',
  非遗集市成为假日消费新亮点: '手艺人现场制作，年轻人排队体验。',
  社区食堂如何办得长久: '价格、口味和经营成本如何平衡，各地分享经验。',
  国产大飞机执飞航线再增加: '旅客晒出登机牌，讨论舒适度与准点率。',
  中小学课间延长后的变化: '操场热闹起来了，老师和家长各有看法。',
  东京国际书展开幕: '国際書展が開幕し、海外からの出展は過去最多となった。',
  'La sequía marca la agenda agrícola':
    'Los embalses bajan y el campo adelanta la campaña. El debate: cómo repartir el agua.',
  'City libraries extend opening hours':
    'More city libraries stay open after six. Readers welcome it; councils count the cost.',
};
