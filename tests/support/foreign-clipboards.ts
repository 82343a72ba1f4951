/** What programs put on the clipboard, shortened. */
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
