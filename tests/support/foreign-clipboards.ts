/** Clipboard content of other programs, shortened. */
export const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm;font-size:12.0pt} --></style></head>
<body lang=NL style='tab-interval:35.4pt;word-wrap:break-word'><!--StartFragment-->
<h1><span lang=NL>Voorstel<o:p></o:p></span></h1>
<p class=MsoNormal><span lang=NL>Beste <b>Mara</b>, dit is
<i style='mso-bidi-font-style:normal'>nog</i> een voorstel.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>Eerste punt<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp;&nbsp; </span></span><![endif]>Onder het eerste<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>Tweede punt<o:p></o:p></p>
<table class=MsoTableGrid border=1><tr><td><p class=MsoNormal>a</p></td><td><p class=MsoNormal>b</p></td></tr></table>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span><![endif]>Stap een<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>2.<span>&nbsp; </span></span><![endif]>Stap twee<o:p></o:p></p>
<p class=MsoNormal>Zie <a href="https://studio.example/werk"><span style='color:#0563C1'>de site</span></a>.<img width=200 height=100 src="file:///C:/Temp/clip_image001.png"><o:p></o:p></p>
<!--EndFragment--></body></html>`;

export const fromDocs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1f2e"><h2 dir="ltr" style="line-height:1.38;"><span style="font-size:16pt;font-weight:400;">Plan</span></h2><p dir="ltr" style="line-height:1.38;"><span style="font-weight:400;white-space:pre-wrap;">Een </span><span style="font-weight:700;">vette</span><span style="font-weight:400;"> en </span><span style="font-style:italic;">schuine</span><span style="font-weight:400;"> zin met </span><a href="https://www.google.com/url?q=https://studio.example/a?b%3Dc&amp;sa=D" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">een link</span></a><span>.</span></p><br><ul style="margin-top:0;"><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>een</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span>in een</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>twee</span></p></li></ul></b><br class="Apple-interchange-newline">`;

export const fromNewspaper = `<!--StartFragment--><article class="c-article"><header><h1 class="c-title">Stad krijgt park</h1>
<div class="byline">Van onze <strong>verslaggever</strong></div></header>
<figure><picture><source srcset="a.webp"><img src="https://krant.example/p.jpg" alt="Het park"></picture></figure>
<script>window.track = 1</script><style>.a { color: red }</style>
<div class="body"><div><p>Het park
   komt er. <a href="https://krant.example/park" onclick="x()">Lees meer</a>.</p></div>
<blockquote><p>Eindelijk groen.</p></blockquote>
<iframe src="https://ads.example"></iframe><video src="a.mp4"></video>
<p>Daarna gaat het verder.</p></div><img width="1" height="1" src="https://count.example/p.gif"></article><!--EndFragment-->`;

const buildWordMarker = (sign: string) =>
  `<![if !supportLists]><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>`;

export const listsFromWord = `<html xmlns:w="urn:schemas-microsoft-com:office:word"><body><!--StartFragment-->
<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'>${buildWordMarker('1.')}een<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'>${buildWordMarker('a.')}a van een<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'>${buildWordMarker('b.')}b van een<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'>${buildWordMarker('2.')}twee<o:p></o:p></p>
<p class=MsoNormal>Er tussen.<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'>${buildWordMarker('3.')}drie<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<ol style='margin-top:0cm' start=4 type=1><li class=MsoListParagraph style='mso-list:l1 level1 lfo2'>in een lijst<o:p></o:p></li>
<ol style='margin-top:0cm' start=1 type=a><li class=MsoListParagraph style='mso-list:l1 level2 lfo2'>daarin<o:p></o:p></li></ol>
<li class=MsoListParagraph style='mso-list:l1 level1 lfo2'>en verder<o:p></o:p></li></ol>
<!--EndFragment--></body></html>`;

export const headingsFromWord = `<html xmlns:w="urn:schemas-microsoft-com:office:word"><body><!--StartFragment-->
<h1 style='margin-left:21.6pt;text-indent:-21.6pt;mso-list:l0 level1 lfo1'>${buildWordMarker('1')}<span lang=NL>Inleiding<o:p></o:p></span></h1>
<p class=MsoNormal>Een zin.<o:p></o:p></p>
<h3 style='mso-list:l0 level3 lfo1'>${buildWordMarker('1.1.1')}<span lang=NL>Doel<o:p></o:p></span></h3>
<!--EndFragment--></body></html>`;

/** Contains a comment, a footnote, a tracked deletion and hidden text. */
export const reviewedInWord = `<html xmlns:w="urn:schemas-microsoft-com:office:word"><body><!--StartFragment-->
<p class=MsoNormal>De <del cite="mailto:Mara" datetime="2026-11-02T10:00">oude </del><a style='mso-comment-reference:MB_1;mso-comment-date:20261102T1000'>brug</a><span class=MsoCommentReference><span style='font-size:8.0pt'><![if !supportAnnotations]><a class=msocomanchor id="_anchor_1" href="#_msocom_1" name="_msoanchor_1">[MB1]</a><![endif]><span style='mso-special-character:comment'>&nbsp;</span></span></span> blijft open<span style='display:none;mso-hide:all'> (intern)</span> <ins cite="mailto:Mara" datetime="2026-11-02T10:00">in mei</ins>.<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]><span class=MsoFootnoteReference><span>[1]</span></span><![endif]></span></span></a><o:p></o:p></p>
<div style='mso-element:footnote-list'><![if !supportFootnotes]><br clear=all><hr align=left size=1 width="33%"><![endif]><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1" name="_ftn1" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]><span class=MsoFootnoteReference>[1]</span><![endif]></span></span></a> Bron: het archief.<o:p></o:p></p></div></div>
<div style='mso-element:comment-list'><![if !supportAnnotations]><hr class=msocomoff align=left size=1 width="33%"><![endif]><div style='mso-element:comment'><div id="_com_1" class=msocomtxt><span style='mso-comment-author:"Mara"'></span><p class=MsoCommentText><span class=MsoCommentReference><a href="#_msoanchor_1" class=msocomoff>[MB1]</a></span>Klopt dit nog?<o:p></o:p></p></div></div></div>
<!--EndFragment--></body></html>`;

/** Contains a comment and a footnote. */
export const reviewedInDocs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-2a"><p dir="ltr"><span>De brug</span><sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup><span> blijft open.</span><sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup></p><hr class="x" style="display:none"><div><p dir="ltr"><a href="#ftnt_ref1" id="ftnt1">[1]</a><span> Bron: het archief.</span></p></div><div style="border:1px solid black;margin:5px"><p dir="ltr"><a href="#cmnt_ref1" id="cmnt1">[a]</a><span>Klopt dit nog?</span></p><p dir="ltr"><span>Ik denk het niet.</span></p></div></b>`;

/** Word Online writes every item as a separate list. */
export const wordOnlineList = `<div class="ListContainerWrapper"><ol class="NumberListStyle1" role="list" start="1"><li data-leveltext="%1." data-aria-level="1" role="listitem"><p class="Paragraph"><span class="TextRun"><span class="NormalTextRun">a</span></span><span class="EOP">&nbsp;</span></p></li></ol></div><div class="ListContainerWrapper"><ul class="BulletListStyle2" role="list"><li data-leveltext="o" data-aria-level="2" role="listitem"><p class="Paragraph"><span class="TextRun">b</span><span class="EOP">&nbsp;</span></p></li></ul></div><div class="ListContainerWrapper"><ol class="NumberListStyle1" role="list" start="2"><li data-leveltext="%1." data-aria-level="1" role="listitem"><p class="Paragraph"><span class="TextRun">c</span></p></li></ol></div>`;
