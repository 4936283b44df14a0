import { deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { refusePdf } from "./pdf.ts";

function pdf(...objects: (string | Buffer)[]): Buffer {
  return Buffer.concat([
    Buffer.from("%PDF-1.7\n"),
    ...objects.map((part) => Buffer.from(part as string, "latin1")),
    Buffer.from("\ntrailer<</Root 1 0 R>>\n%%EOF\n"),
  ]);
}
const object = (dictionary: string): string => `1 0 obj<<${dictionary}>>endobj\n`;
/** Returns an object stream that contains these objects. */
function packed(
  objects: string,
  dictionary = "/Type/ObjStm/N 1/First 4/Filter/FlateDecode",
  data = deflateSync(Buffer.from(`1 0 ${objects}`)),
): Buffer {
  return Buffer.concat([
    Buffer.from(`9 0 obj<<${dictionary}/Length ${data.length}>>stream\n`),
    data,
    Buffer.from("\nendstream endobj\n"),
  ]);
}
const image = (inner: string): string =>
  `7 0 obj<</Type/XObject/Subtype/Image/Filter/DCTDecode>>stream\n\xff\xd8${inner}\nendstream endobj\n`;

describe("PDF files", () => {
  it.each([
    ["a plain document", pdf(object("/Type/Catalog/Pages 2 0 R"))],
    ["a destination that opens first", pdf(object("/OpenAction[3 0 R/XYZ null null 0]"))],
    [
      "links to the web, a mailbox and a telephone",
      pdf(
        object("/S/URI/URI(https://www.example.com/a)"),
        object("/S /URI /URI (mailto:a@example.com)"),
        object("/URI <74656C3A2B3331> /S /URI"),
      ),
    ],
    ["a link to a page of its own", pdf(object("/S/GoTo/D[4 0 R/Fit]"))],
    ["objects in an object stream", pdf(packed("<</Type/Catalog/Outlines<</First 3 0 R>>>>"))],
    [
      "objects in an object stream that is not compressed",
      pdf(packed("", "/Type/ObjStm/N 1/First 4", Buffer.from("1 0 <</Type/Catalog>>"))),
    ],
    ["a picture whose bytes look like short names", pdf(image("/JS /AA /XFA "))],
    [
      "a font whose name begins with the name of an action",
      pdf(object("/BaseFont/LaunchSans-Bold")),
    ],
  ])("accepts %s", async (_, data) => {
    expect(await refusePdf(data)).toBeNull();
  });

  it.each([
    ["a script", pdf(object("/OpenAction<</S/JavaScript/JS(app.alert(1))>>"))],
    [
      "a script with an escaped name",
      pdf(object("/OpenAction<</S/J#61vaScript/J#53(app.alert(1))>>")),
    ],
    [
      "a form that submits data, with an escaped name",
      pdf(object("/S/Subm#69tForm/F(http://evil.example)")),
    ],
    [
      "a form that submits data, with every letter escaped",
      pdf(object("/S/#53#75#62#6d#69#74#46#6f#72#6d")),
    ],
    ["a program to launch", pdf(object("/S/Launch/F(calc.exe)"))],
    ["imported data", pdf(object("/S/ImportData/F(a.fdf)"))],
    ["a link to another file", pdf(object("/S/GoToR/F(b.pdf)"))],
    ["an embedded file", pdf(object("/S/GoToE"), object("/Type/EmbeddedFile"))],
    ["attachments", pdf(object("/Names<</EmbeddedFiles 5 0 R>>"))],
    ["rich media", pdf(object("/Subtype/RichMedia"))],
    ["a rendition, which may hold a script", pdf(object("/S/Rendition/OP 0"))],
    ["an XFA form", pdf(object("/AcroForm<</XFA 6 0 R>>"))],
    ["actions that start automatically", pdf(object("/AA<</O<</S/Named>>>>"))],
    ["a script in an object stream", pdf(packed("<</S/JavaScript/JS(app.alert(1))>>"))],
    [
      "an escaped script in an object stream without a type",
      pdf(packed("<</S/J#61vaScript>>", "/N 1/First 4/Filter/FlateDecode")),
    ],
    ["a script between the bytes of a picture", pdf(image(" 8 0 obj<</S/JavaScript>>endobj "))],
    ["a web page", pdf(object(""), "<script>alert(1)</script>")],
    ["an archive", pdf(object(""), "PK\x03\x04")],
  ])("refuses %s", async (_, data) => {
    expect(await refusePdf(data)).toBe("active");
  });

  it.each([
    ["to a script", pdf(object("/S/URI/URI(javascript:alert(1))"))],
    ["to a file", pdf(object("/S/URI/URI(file:///etc/passwd)"))],
    ["to a script, in hexadecimal", pdf(object("/S/URI/URI<6A6176617363726970743A616C657274>"))],
    ["to a script, with an escaped letter", pdf(object("/S/URI/URI(\\152avascript:alert(1))"))],
    ["whose target is in another object", pdf(object("/S/URI/URI 5 0 R"))],
    ["to a script, in an object stream", pdf(packed("<</S/URI/URI(javascript:alert(1))>>"))],
  ])("refuses a link %s", async (_, data) => {
    expect(await refusePdf(data)).toBe("link");
  });

  it.each([
    [
      "compressed with another filter",
      pdf(packed("<<>>", "/Type/ObjStm/N 1/First 4/Filter/LZWDecode")),
    ],
    [
      "compressed with two filters",
      pdf(packed("<<>>", "/Type/ObjStm/N 1/First 4/Filter[/ASCIIHexDecode/FlateDecode]")),
    ],
    [
      "compressed with another filter, whose name is escaped",
      pdf(packed("<<>>", "/Type/ObjStm/N 1/First 4/F#69lter/LZWDecode")),
    ],
    ["that is damaged", pdf(packed("", undefined, Buffer.from("no deflate")))],
    [
      "with a predictor",
      pdf(
        packed("<<>>", "/Type/ObjStm/N 1/First 4/Filter/FlateDecode/DecodeParms<</Predictor 12>>"),
      ),
    ],
    [
      "that exceeds the size limit when unpacked",
      pdf(packed("", undefined, deflateSync(Buffer.alloc(17 * 1024 * 1024)))),
    ],
    [
      "inside the bytes of a picture",
      pdf(image(packed("<<>>").toString("latin1").replace("endstream endobj", ""))),
    ],
    ["of a protected file", pdf(object("/Encrypt 4 0 R"))],
  ])("refuses an object stream %s", async (_, data) => {
    expect(await refusePdf(data)).toBe("unreadable");
  });

  it("refuses a truncated file and a file with appended data", async () => {
    expect(await refusePdf(Buffer.from("%PDF-1.7\n1 0 obj"))).toBe("cut");
    expect(await refusePdf(Buffer.concat([pdf(object("")), Buffer.from("more")]))).toBe("cut");
  });
});
