import SwiftUI

/// Plain system controls, so there is little to get wrong.
struct SettingsView: View {
    @AppStorage("units") private var units = "metric"
    @AppStorage("offlineOnlyOnWiFi") private var offlineOnlyOnWiFi = true
    @AppStorage("textSizeOffset") private var mapTextScale = 1.0
    @AppStorage("reminders") private var wantsReminders = false
    @AppStorage("reminderTime") private var reminderTime = 7 * 3600.0
    @AppStorage("trackColor") private var trackColorHex = "#2F6B3A"
    @Environment(\.colorScheme) private var colorScheme
    @State private var trackColor = Color.green
    @State private var confirmsReset = false

    private let mapTextTitle: LocalizedStringKey = "Map labels"

    private var reminderDate: Binding<Date> {
        Binding {
            Calendar.current.startOfDay(for: .now).addingTimeInterval(reminderTime)
        } set: { date in
            reminderTime = date.timeIntervalSince(Calendar.current.startOfDay(for: date))
        }
    }

    var body: some View {
        Form {
            Section("General") {
                Picker("Units", selection: $units) {
                    Text("Metric").tag("metric")
                    Text("Imperial").tag("imperial")
                }
                Toggle("Download only on Wi-Fi", isOn: $offlineOnlyOnWiFi)
            }

            Section("Map") {
                Slider(value: $mapTextScale, in: 0.8...1.6) {
                    Text(mapTextTitle)
                } minimumValueLabel: {
                    Image(systemName: "textformat.size.smaller")
                        .accessibilityLabel("Smaller")
                } maximumValueLabel: {
                    Image(systemName: "textformat.size.larger")
                        .accessibilityLabel("Larger")
                }
                .accessibilityValue(Text(mapTextScale, format: .percent))
                ColorPicker("Track color", selection: $trackColor, supportsOpacity: false)
            }

            Section {
                Toggle(isOn: $wantsReminders) {
                    Label("Morning reminder", systemImage: "alarm")
                }
                if wantsReminders {
                    DatePicker("Time", selection: reminderDate, displayedComponents: .hourAndMinute)
                }
            } header: {
                Text("Reminders")
            } footer: {
                Text("We tell you about the weather before you leave.")
            }

            Section {
                Button("Reset all settings", role: .destructive) { confirmsReset = true }
                    .confirmationDialog("Reset all settings?", isPresented: $confirmsReset) {
                        Button("Reset", role: .destructive, action: reset)
                        Button("Cancel", role: .cancel) {}
                    }
            }
        }
        .navigationTitle("Settings")
    }

    private func reset() {
        units = "metric"
        offlineOnlyOnWiFi = true
        mapTextScale = 1
        wantsReminders = false
    }
}

#Preview("Settings") {
    NavigationStack { SettingsView() }
}
