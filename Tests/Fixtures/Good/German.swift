import SwiftUI

/// Einstellungen der Straßenbahn-App, mit Umlauten und Emoji vor den Stellen, auf die es ankommt.
struct EinstellungenAnsicht: View {
  @State private var lautstärke = 0.5
  @State private var größe = "Mittel"
  @State private var nachtmodus = false

  var body: some View {
    Form {
      Section("Töne 🔔") {
        Slider(value: $lautstärke) { Text("Lautstärke 🔊") }
        Toggle("Während der Fahrt stumm 🤫", isOn: $nachtmodus)
      }
      Section("Anzeige") {
        Picker("Schriftgröße", selection: $größe) {
          ForEach(["Klein", "Mittel", "Groß"], id: \.self) { Text($0) }
        }
        /* 🚋 */ Image("straßenbahn").accessibilityLabel("Straßenbahn der Linie 3")
        Label("Gleisüberwachung", systemImage: "tram")
        Link("Fahrgastrechte", destination: Self.rechte)
      }
      Button("Zurücksetzen") { größe = "Mittel" }
    }
    .navigationTitle("Einstellungen")
  }

  private static let rechte = URL(string: "https://bahn.example/rechte") ?? URL(filePath: "/")
}

struct VueHoraires: View {
  var body: some View {
    List {
      Text("Départ à 8 h")
      Button("Préférences") {}
      Image("carte_du_réseau").accessibilityLabel("Carte du réseau, à l’est de la gare")
    }
    .navigationTitle("Horaires")
  }
}
